/* The dashboard offers its extensions the parts that its own lists are made of. */

export { leadAnswers } from '../leads/lead-rows'
export { ChoiceChips } from '../records/filter/choice-chips'
export { Bar, Chips, Fields } from '../records/filter/filter-bar-look'
export type { Column, Identified } from '../records/rows/record-kind'
export { countColumn, textColumn, timeColumn, wholeColumn } from '../records/table/columns'
export { Facts } from '../records/table/facts'
export { PlainTable } from '../records/table/plain-table'
export { StackLines } from '../records/table/stack-lines'
export type { Desk, TicketChange } from '../tickets/desk/desk'
export { answerOf, type TicketRow } from '../tickets/ticket-rows'
export { HelpDesk } from '../tickets/tickets-view'
