'use strict';

/** Sends one request at a time. While one is pending, only the newest of the others waits; older ones are dropped. */
class Latest {
  constructor(send, show) {
    this.send = send;
    this.show = show;
    this.isBusy = false;
    this.waiting = undefined;
  }

  async request(value) {
    if (this.isBusy) {
      this.waiting = { value };
      return;
    }
    this.isBusy = true;
    let next = { value };
    while (next) {
      this.waiting = undefined;
      let answer;
      try {
        answer = { value: await this.send(next.value) };
      } catch (error) {
        answer = { error };
      }
      this.show(answer, next.value);
      next = this.waiting;
    }
    this.isBusy = false;
  }
}

module.exports = { Latest };
