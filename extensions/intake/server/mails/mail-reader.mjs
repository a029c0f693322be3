// Parses mails in a thread (parse-mail.ts). Node 20 runs no TypeScript there.
import { simpleParser } from 'mailparser'
import { parentPort } from 'node:worker_threads'

/** Characters of HTML that become a text. */
const longestHtml = 100_000

const reading = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: longestHtml,
}

parentPort?.on('message', async (raw) => {
  parentPort?.postMessage(await read(raw).catch(() => undefined), [])
})
parentPort?.postMessage('ready', [])

async function read(raw) {
  const mail = await simpleParser(Buffer.from(raw), reading)
  return {
    lines: mail.headerLines,
    hasSender: mail.from?.value.some(({ address }) => address) ?? false,
    messageId: mail.messageId ?? '',
    text: await textOf(mail),
    isHtmlTooLong: (mail.html || '').length > longestHtml,
    hasFiles: mail.attachments.some(
      ({ related, contentType }) => !related && !contentType.endsWith('-signature'),
    ),
  }
}

/** The parser makes no text of HTML that is a part of a mail. */
async function textOf({ text = '', html }) {
  if (text.trim() || !html) return text
  const alone = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`
  return (await simpleParser(alone, reading)).text ?? ''
}
