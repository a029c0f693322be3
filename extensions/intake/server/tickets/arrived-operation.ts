/**
 * SQL: an operation as browsers and operators get it, with the time of its arrival in place of the sender's. It is later
 * than that of every entry before it on the ticket.
 */
export const arrivedOperation = `operation || jsonb_build_object('at',
  to_char(ticket_entry.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
