import { describe, expect, it } from 'vitest'
import { ticketMoves } from './ticket-moves'

const names = (status: string) => ticketMoves(status).map((move) => `${move.name}: ${move.to}`)

describe('what customers may do with their own ticket', () => {
  it('closes one that is being worked on', () => {
    expect(names('open')).toEqual(['close: closed'])
    expect(names('in-progress')).toEqual(['close: closed'])
  })

  it('accepts a resolution or reopens the ticket', () => {
    expect(names('resolved')).toEqual(['close: closed', 'reopen: open'])
  })

  it('reopens a closed one', () => {
    expect(names('closed')).toEqual(['reopen: open'])
  })

  it('closes one with an unknown status', () => {
    expect(names('escalated')).toEqual(['close: closed'])
  })
})
