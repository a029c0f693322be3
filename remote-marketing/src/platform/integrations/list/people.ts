import { integrations } from '../integration'

export const people = integrations(
  [
    ['Workday', 'OAuth 2.0', 'workers, positions, absences, cost centers', 'absences'],
    ['Personio', 'API key', 'employees, absences, documents', 'absences'],
    ['ADP', 'Client certificate', 'workers, payroll results'],
    ['BambooHR', 'API key', 'employees, time off, files', 'time off'],
    ['SuccessFactors', 'OAuth 2.0', 'employees, positions, time off', 'time off'],
    ['UKG', 'OAuth 2.0', 'employees, schedules, timesheets', 'schedules'],
  ],
  [
    ['Factorial', 'OAuth 2.0', 'employees, absences', 'absences'],
    ['Greenhouse', 'API key', 'candidates, jobs, offers', 'candidates'],
    ['Gusto', 'OAuth 2.0', 'employees, payrolls'],
    ['HiBob', 'Service account', 'employees, time off', 'time off'],
    ['Lever', 'OAuth 2.0', 'candidates, postings', 'candidates'],
    ['Paylocity', 'OAuth 2.0', 'employees, payrolls'],
    ['Rippling', 'OAuth 2.0', 'employees, devices'],
  ],
)
