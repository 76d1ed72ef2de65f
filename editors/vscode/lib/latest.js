'use strict';

/**
 * Asks one question at a time, and only the newest: what is asked while another is on its way waits, and is forgotten when a newer comes.
 */
class Latest {
  constructor(ask, show) {
    this.ask = ask;
    this.show = show;
    this.isBusy = false;
    this.waiting = undefined;
  }

  async request(question) {
    if (this.isBusy) {
      this.waiting = { question };
      return;
    }
    this.isBusy = true;
    let next = { question };
    while (next) {
      this.waiting = undefined;
      let answer;
      try {
        answer = { value: await this.ask(next.question) };
      } catch (error) {
        answer = { error };
      }
      this.show(answer, next.question);
      next = this.waiting;
    }
    this.isBusy = false;
  }
}

module.exports = { Latest };
