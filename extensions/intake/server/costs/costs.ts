/** The most that one request may cost, however large the site is. */
export interface Cost {
  /** Rows of large tables that are read. */
  rows: number
  /** The answer's size in kB. For a stream, its largest portion. */
  kilobytes: number
  /** With a million rows in each table, on a computer that does nothing else. */
  milliseconds: number
  /** More memory of the process while 16 of them are under way, in MB. */
  megabytes: number
}

const cost = (rows: number, kilobytes: number, milliseconds: number, megabytes: number): Cost => ({
  rows,
  kilobytes,
  milliseconds,
  megabytes,
})

/** Each route of the intake. docs/operations/intake.md shows the same. */
export const costs: Readonly<Record<string, Cost>> = {
  'POST /leads': cost(50, 2, 200, 100),
  'POST /withdrawals': cost(200, 2, 300, 100),
  'GET /forms': cost(0, 100, 50, 50),
  'POST /forms/:remote/:name': cost(20, 8, 100, 50),
  'POST /forms/:name': cost(0, 1, 50, 50),
  'GET /forms/:remote/:name': cost(0, 1, 50, 50),
  'GET /forms/:remote/:name/received': cost(0, 8, 50, 50),
  'POST /sign-in/mail': cost(20, 1, 50, 50),
  'POST /sign-in/about': cost(20, 1, 50, 50),
  'POST /sign-in/confirm': cost(20, 1, 100, 50),
  'POST /sign-in/name': cost(20, 1, 50, 50),
  'POST /sign-in/out': cost(20, 1, 100, 50),
  'POST /sign-in/out-others': cost(20, 1, 100, 50),
  'POST /sign-in/delete': cost(300, 1, 300, 100),
  'POST /tickets': cost(12_000, 2, 300, 100),
  'GET /tickets': cost(500, 310, 100, 100),
  'POST /tickets/files/:id': cost(300, 1, 200, 300),
  'GET /tickets/files/:id': cost(200, 5_000, 200, 200),
  'GET /mails': cost(20, 1, 50, 50),
  'POST /mails': cost(20, 1, 50, 50),
  'GET /mails/stop/:token': cost(0, 8, 50, 50),
  'POST /mails/stop/:token': cost(20, 8, 50, 50),
  'POST /mail-replies': cost(12_000, 1, 300, 100),
  'GET /operators/tickets': cost(100_000, 100, 1_000, 100),
  'GET /operators/tickets.csv': cost(60_000, 200, 500, 100),
  'GET /operators/tickets/:id': cost(1_100, 20_000, 1_000, 400),
  'GET /operators/leads': cost(60_000, 4_000, 1_000, 200),
  'GET /operators/leads.csv': cost(60_000, 1_000, 500, 200),
  'POST /operators/people/export': cost(5_000, 4_000, 1_000, 200),
  'POST /operators/people/erase': cost(10_000, 1, 2_000, 200),
  'GET /operators/deliveries': cost(400, 100, 100, 50),
  'POST /operators/deliveries/resend': cost(20, 1, 100, 50),
  'GET /operators/health': cost(2_000_000, 200, 5_000, 200),
  'GET /operators/health/problems/:id': cost(10, 8, 50, 50),
  'POST /v1/logs': cost(500, 1, 200, 50),
  'GET /watch/canaries/:remote/:release': cost(20_000, 10, 100, 50),
  'GET /metrics': cost(4_000_000, 500, 5_000, 100),
  'GET /healthy': cost(0, 1, 50, 50),
  'GET /ready': cost(0, 1, 50, 50),
}
