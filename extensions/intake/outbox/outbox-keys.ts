/** The secret by which the intake knows this browser again. */
export const senderKey = 'fivefold-sender'

/** A record that the visitor has deleted after it was sent. Its value is the secret of the browser. */
export const withdrawalPrefix = 'fivefold-withdrawal:'

/** The account of the intake that this browser has signed in to. */
export const personKey = 'fivefold-person'

/** The page on which this browser has asked for a link that signs in. */
export const askedOnKey = 'fivefold-asked-on'

/** `out` or `delete`: what the intake does not know yet of a visitor who has left. */
export const leavingKey = 'fivefold-leaving'

/** The intake's answer for each record that was sent, on sites that have an intake. */
export const receiptPrefix = 'fivefold-receipt:'
