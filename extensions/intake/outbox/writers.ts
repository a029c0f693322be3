/** The facts that say who has written an operation. */
export const writers = {
  ticketOpened: { id: 'userId', name: 'userName' },
  ticketReplied: { id: 'authorId', name: 'authorName' },
  ticketStatusChanged: { id: 'byId', name: 'byName' },
  ticketAssigned: { id: 'byId', name: 'byName' },
  ticketNoted: { id: 'authorId', name: 'authorName' },
} as const
