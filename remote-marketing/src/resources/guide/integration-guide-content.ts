import type { GuideText } from './guide-text'

export const integrationGuide: GuideText = {
  sections: [
    {
      id: 'start',
      title: 'Start with the system people complain about',
      paragraphs: [
        'Most teams want to begin with their most important system. Begin with the one that causes the most copying instead. Ask five people which screen they keep open only to retype something from it. If three of them name the same screen, you have your first system.',
        'In most companies that is the CRM. Sales enters a customer, support creates the same customer again to open a case, and the warehouse creates it a third time to ship an order. That gives you the order for this guide: CRM first, help desk second, warehouse third. Each one adds a single new problem, so you never debug two at once.',
        'Name one owner per system before you connect anything. The owner doesn’t need to be technical. They need to be able to say, within a day, which of two different phone numbers is the right one.',
      ],
    },
    {
      id: 'week-one',
      title: 'Week one: connect the CRM and the help desk',
      paragraphs: [
        'Plan two hours for the connection itself and the rest of the week for questions it brings up. Create a service account in both systems. Connections that run under a person’s login stop on the day that person changes jobs.',
      ],
      steps: [
        'Connect the CRM in Integ with its service account and read access only. Read access is enough for the first three days, and it lets everyone relax.',
        'Choose two objects: companies and contacts. Leave deals, activities and attachments for later.',
        'Run the first sync and open its run page. Compare the record count with the CRM’s own report. If the numbers differ, look for archived records first; they explain the gap nine times out of ten.',
        'Connect the help desk the same way, then link the two by email address. Expect 5 to 15 percent of the contacts to have no match.',
        'Give the list of unmatched contacts to the two owners. Don’t match them by name. Two people called Maria Lopez are two people.',
      ],
    },
    {
      id: 'mapping',
      title: 'Map fewer fields than you think',
      paragraphs: [
        'A field mapping is a promise that two fields will mean the same thing for years. Make as few of those promises as you can. For companies, six fields carry almost all the value: name, domain, country, account owner, plan and status. For contacts, use name, email, phone, role and language.',
        'For every field, write down which system wins when they disagree. “The newest value wins” sounds fair and causes the most trouble, because an import counts as new. Pick a winner per field: the CRM for owner and plan, the help desk for language, since support is where a customer actually speaks.',
        'Watch three kinds of field. Free text in one system and a fixed list in the other needs a translation table. Dates need a time zone. And a field named “Type” or “Category” means something different in every system you will ever connect, so ask the owner before you map it.',
      ],
    },
    {
      id: 'testing',
      title: 'Test the sync before anyone relies on it',
      paragraphs: [
        'A sync that has run without errors for three days has proved very little. It has to meet bad days too, and it’s cheaper to stage them than to wait for them. Turn on write access for a sandbox or for ten test companies, then break things on purpose.',
      ],
      steps: [
        'Change the same record in both systems within a minute. The winner you chose should win, and the run page should show the value that lost.',
        'Delete a contact in the CRM. Decide now whether the help desk should delete it, archive it or keep it.',
        'Revoke the service account’s token during a run. The run should pause and alert the owner, and it should resume where it stopped once the token is back.',
        'Import 5,000 rows at once. Check that the run respects the rate limit of the other system instead of failing halfway.',
        'Restore one changed record from the hourly backup. Do it once now, so the first time isn’t during an incident.',
      ],
    },
    {
      id: 'week-two',
      title: 'Week two: add the warehouse',
      paragraphs: [
        'A warehouse system brings the problem the first two didn’t have: volume. Stock levels change every few seconds, and most of those changes matter to no one. Sync levels on a schedule, every five minutes, and sync events such as “shipped” or “out of stock” as they happen. Your support team needs to know that an order left the building. It doesn’t need every count in between.',
        'Match orders by order number and companies by the ID you already share between CRM and help desk. Don’t use customer names here either: warehouse labels shorten them.',
        'Keep the warehouse read-only in this guide. Writing back, such as releasing an order when an invoice is paid, belongs in a workflow with an approval step. A sync should copy facts and leave decisions alone.',
      ],
    },
    {
      id: 'first-days',
      title: 'What to watch in the first seven days',
      paragraphs: [
        'Switch on one team first, preferably the one that complained the loudest. Look at four numbers every morning: records that failed, records without a match, the age of the oldest waiting change, and how many times someone still opened the old screen. The first two should shrink every day. The third should stay below ten minutes. The fourth tells you whether the project worked.',
        'Keep the old way available for one week and announce the date it ends. Without a date, people keep both, and you’ll have added a system instead of removing work.',
        'After seven quiet days, turn on the next team, and only then the next object. Deals usually come first, because by now someone has asked for them.',
      ],
    },
  ],
}
