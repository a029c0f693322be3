import type { KbArticle } from '../articles/kb-article'

const connectFirstSystem = `Integ connects a system in four steps: choose the connector, sign in to the system, map the fields, and switch on the sync. Plan about 30 minutes for the first one. You need the Integration role in Fivefold and an account in the other system that may read the records you want to bring over.

Open Integ, choose Add connection and search for the system. Sign in with a service account rather than your own: the connection then keeps working when people change jobs, and the audit log shows clearly which changes came from Integ.

Next, map the fields. Integ proposes a mapping from the names and from a sample of 200 records; green rows are safe, amber rows need your decision. Map an identifier that never changes, such as a customer number, as the key. Email addresses make poor keys, because people change them.

Before you switch the sync on, choose Preview. It shows ten records as they would arrive and lists every value that would be cut, converted or rejected. Correct the mapping until the list is empty, then start with a one-way sync. Changes arrive in less than 5 seconds; the connection page shows the delay of the last hour.

If the connection turns red, open its log. "Token expired": sign in again and the sync then catches up on its own. "Rate limited": the other system slows Integ down. Nothing is lost; the records wait in the queue.`

const writeReliableWorkflow = `A Smart Workflow is a trigger, some conditions and a list of actions. Most workflows that surprise their owners do so for one of three reasons: the trigger fires more often than expected, two workflows change the same record, or an action fails halfway. You can design all three away.

Choose the narrowest trigger that does the job. "Ticket created with priority Critical" is better than "Ticket changed" with a condition behind it: it runs less often, its history is readable, and it cannot trigger itself. The editor warns you when an action of a workflow would fire its own trigger.

Let each workflow change one record type. When two need the same record, the first sets a status and the second starts from that status; the dependency view draws such chains and marks cycles in red.

Put actions that can be repeated safely first, and the one that cannot, such as sending an email or creating an invoice, last. If an action fails, Fivefold repeats it three times over ten minutes and then stops the run at that point. You find stopped runs under Needs attention; after correcting the cause, choose Resume, and the finished actions are not repeated.

Ask for approval where a mistake is expensive. An approval step waits up to 14 days, reminds the approver every business day and records who decided, when and why.

Test with a copy of real events: choose Test, pick up to 50 events of the last week and read the report line by line before you switch the workflow on.`

export const seedArticles: readonly KbArticle[] = [
  {
    id: 'kb-connect-first-system',
    title: 'Connect your first system with Integ',
    content: connectFirstSystem,
    category: 'Getting Started',
    tags: ['Integ', 'connectors', 'field mapping', 'sync'],
    is_published: true,
    published_at: '2026-02-02T09:00:00.000Z',
    view_count: 245,
    helpful_count: 61,
    not_helpful_count: 4,
    created_at: '2026-01-26T09:00:00.000Z',
    updated_at: '2026-09-07T09:00:00.000Z',
  },
  {
    id: 'kb-reliable-workflows',
    title: 'Build predictable workflows',
    content: writeReliableWorkflow,
    category: 'Smart Workflows',
    tags: ['Smart Workflows', 'triggers', 'approvals', 'testing'],
    is_published: true,
    published_at: '2026-03-16T09:00:00.000Z',
    view_count: 189,
    helpful_count: 47,
    not_helpful_count: 3,
    created_at: '2026-03-02T09:00:00.000Z',
    updated_at: '2026-08-24T09:00:00.000Z',
  },
]
