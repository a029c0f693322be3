import { describe, expect, test } from 'vitest'
import { stopWords } from '../sign-in/letter'
import { ownWords, replyLine } from './own-words'

const letter = `## ${replyLine}\n\nTicket #1001\n\nBob has answered:\n\n--\n\n${stopWords}: https://site.example/a`
const marked = letter.replaceAll(/^/gm, '> ')
const fivefold = 'Fivefold Support <support@fivefold.example>'

/** The line of a program above a letter that it marks, as it is and wrapped by the tests. */
const introductions = {
  English: `On Fri, Nov 27, 2026 at 10:00 AM ${fivefold} wrote:`,
  'English, with two breaks': `On Fri, Nov 27, 2026 at 10:00 AM ${fivefold}\nwrote:`,
  German: `Am Fr., 27. Nov. 2026 um 10:00 Uhr schrieb ${fivefold}:`,
  French: `Le ven. 27 nov. 2026 à 10:00, ${fivefold} a écrit :`,
  Spanish: 'El vie, 27 nov 2026 a las 10:00, Fivefold (<support@fivefold.example>) escribió:',
  Portuguese: `${fivefold} escreveu (sexta, 27/11/2026\nà(s) 10:00):`,
  Finnish: 'pe 27. marrask. 2026 klo 10.00 Fivefold (support@fivefold.example)\nkirjoitti:',
  Russian: `пт, 27 нояб. 2026 г. в 10:00, ${fivefold}:`,
  Japanese: `2026年11月27日(金) 10:00 ${fivefold}:`,
  Korean: `2026년 11월 27일 (금) 오전 10:00, ${fivefold}님이\n작성:`,
  Chinese: `${fivefold} 于2026年11月27日周五 10:00写道：`,
  Vietnamese: `Vào Th 6, 27 thg 11, 2026 vào lúc 10:00 ${fivefold} đã viết:`,
  Arabic: `في الجمعة، ٢٧ نوفمبر ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة ${fivefold}:`,
  Hebrew: `\u202Bבתאריך יום ו׳, 27 בנוב׳ 2026 ב-10:00 מאת \u202A${fivefold}\u202C:\u202C`,
}

/** The header of a program that marks no line: sender, time, recipient and subject. */
const headers = {
  English: ['From:', 'Sent:', 'To:', 'Subject:'],
  'English, with stars': ['*From:*', '*Sent:*', '*To:*', '*Subject:*'],
  German: ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
  French: ['De :', 'Envoyé :', 'À :', 'Objet :'],
  Italian: ['Da:', 'Inviato:', 'A:', 'Oggetto:'],
  Spanish: ['De:', 'Enviado el:', 'Para:', 'Asunto:'],
  Portuguese: ['De:', 'Enviada em:', 'Para:', 'Assunto:'],
  Polish: ['Od:', 'Wysłano:', 'Do:', 'Temat:'],
  Korean: ['보낸 사람:', '보낸 날짜:', '받는 사람:', '제목:'],
  Chinese: ['发件人：', '发送时间：', '收件人：', '主题：'],
  Japanese: ['差出人:', '送信日時:', '宛先:', '件名:'],
  Arabic: ['من:', 'تم الإرسال:', 'إلى:', 'الموضوع:'],
  Hindi: ['प्रेषक:', 'भेजा गया:', 'प्रति:', 'विषय:'],
}

const own = 'Yes.\n\nInvoice: 4711'

describe('the words above a letter stay, and nothing that a program puts between', () => {
  test.each(Object.entries(introductions))('%s: one line', (_language, line) => {
    const inName = line.replace(/(?<=\p{Nd}.*) </u, '\n<')
    for (const each of [line, inName, line.replace('support@', '\nsupport@')]) {
      expect(ownWords(`${own}\n\n${each}\n\n${marked}`)).toBe(own)
      expect(ownWords(`${own}\n\n${each}\n> old`)).toBe(own)
      expect(ownWords(`${each}\n\n${marked}`)).toBe('')
    }
  })

  test.each(Object.entries(headers))('%s: a header', (_language, [from, sent, to, subject]) => {
    const head = `${from} ${fivefold}\n${sent} 27.11.2026\n${to} Ada\n${subject} Ticket`
    expect(ownWords(`${own}\n\n${head}\n\n${letter}`)).toBe(own)
    expect(ownWords(`${head}\n\n${letter}`)).toBe('')
  })
})

test('a date of the customer is no beginning of a wrapped line', () => {
  expect(ownWords(`Come at 10:00.\nThank you\n${fivefold} wrote:\n> old`)).toBe(
    'Come at 10:00.\nThank you',
  )
})

test.each([
  ['marked', marked],
  ['not marked', letter],
])('words below a letter that is %s stay, in their paragraphs', (_case, given) => {
  expect(ownWords(`${given}\n\nOne.\n\nTwo.`)).toBe('One.\n\nTwo.')
})
