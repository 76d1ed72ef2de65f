"""The path of the server under test: `PLUMBLINE=path pytest`."""
import os


def pytest_report_header():
    return f"server: {os.environ.get('PLUMBLINE', 'PLUMBLINE is not set')}"
