import type { Outgoing } from '@fivefold/shared/outbox/outgoing'

type Kind = Outgoing['kind']

const nouns = {
  lead: { one: 'form', many: 'forms' },
  ticket: { one: 'message', many: 'messages' },
}

export const outboxContent = {
  waiting: (kinds: readonly Kind[]) => {
    const { one, many } = nouns[kinds.includes('ticket') ? 'ticket' : 'lead']
    return {
      title:
        kinds.length === 1
          ? `A ${one} waits to be sent`
          : `${kinds.length} ${many} wait to be sent`,
      description: 'Saved in this browser. Sent as soon as the connection is back.',
    }
  },
  arrived: (kind: Kind) => ({
    title: `Your ${nouns[kind].one} has arrived`,
    description: 'You sent it earlier.',
  }),
  refused: (kind: Kind, reason: string) => ({
    title: `Your ${nouns[kind].one} was not accepted`,
    description: `Please correct it and send it again. ${reason}`,
  }),
  sessionEnded: {
    title: 'Your session has ended',
    description: 'Sign in again. What is not sent yet is sent then.',
  },
}
