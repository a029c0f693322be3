import { describe, expect, it } from 'vitest'
import { ticketMoves } from './ticket-moves'

const names = (status: string) => ticketMoves(status).map((move) => `${move.name}: ${move.to}`)

describe('the moves of a customer on their own ticket', () => {
  it('close a ticket in progress', () => {
    expect(names('open')).toEqual(['close: closed'])
    expect(names('in-progress')).toEqual(['close: closed'])
  })

  it('accept a resolution or reopen the ticket', () => {
    expect(names('resolved')).toEqual(['close: closed', 'reopen: open'])
  })

  it('reopen a closed ticket', () => {
    expect(names('closed')).toEqual(['reopen: open'])
  })

  it('close a ticket with an unknown status', () => {
    expect(names('escalated')).toEqual(['close: closed'])
  })
})
