interface SavedReply {
  title: string
  text: string
}

/** Prepared answers. An admin inserts one and edits it before it is sent. */
export const savedReplies: readonly SavedReply[] = [
  {
    title: 'Ask for details',
    text: 'When did this start, in which workspace, and what exactly does the error say? A screenshot or a log helps most.',
  },
  {
    title: 'Cause found',
    text: 'We found the cause and are fixing it. We’ll write here as soon as it’s done.',
  },
  {
    title: 'Token expired',
    text: 'Your connection’s token has expired. Open Integ, choose the connection and sign in to the system again. The sync catches up on its own.',
  },
  {
    title: 'Solved',
    text: 'This is fixed. If it happens again, reply here and the ticket reopens.',
  },
  {
    title: 'Feature request',
    text: 'Thank you for the idea. Please suggest it under Roadmap in your portal. You’ll find our answer there.',
  },
]

/** With a greeting by the first name, if it is known. */
export const savedReplyText = ({ text }: SavedReply, customer: string) => {
  const [first] = customer.split(' ')
  return `${first ? `Hello ${first},` : 'Hello,'}\n\n${text}`
}
