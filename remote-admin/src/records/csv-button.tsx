import { useState } from 'react'
import { Download } from 'lucide-react'
import { downloadFile, downloadFrom } from '@fivefold/shared/files/download-file'
import { notify } from '@fivefold/shared/notify/toast'
import { brand } from '@fivefold/shared/brand'
import { Button } from '@fivefold/shared/ui/button'
import { countOf } from '@fivefold/shared/words/count-words'
import { dayStamp } from '@fivefold/shared/words/date-words'
import type { Listing } from './rows/listing'
import type { Identified, RecordKind } from './rows/record-kind'
import { recordsContent } from './records-content'

interface CsvButtonProps<Row extends Identified> {
  kind: RecordKind<Row>
  listing: Listing<Row>
}

/** Downloads the matching rows, in this order, with all their fields. */
export function CsvButton<Row extends Identified>({ kind, listing }: CsvButtonProps<Row>) {
  const { rows, matching, csv } = listing
  const { noun } = kind.words
  const [busy, setBusy] = useState(false)
  const { label, short, done, failed, failedHint } = recordsContent.csv

  async function download() {
    if (csv !== undefined) return downloadFrom(csv)
    const fileName = `${brand.slug}-${kind.name}-${dayStamp(new Date())}.csv`
    setBusy(true)
    try {
      downloadFile(fileName, await csvOf(rows.map(kind.fieldsOf)))
      notify({ title: done, description: fileName, tone: 'success' })
    } catch {
      notify({ title: failed, description: failedHint, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      disabled={rows.length === 0}
      aria-label={label(
        matching === undefined ? recordsContent.these(noun.many) : countOf(matching, noun),
      )}
      onClick={() => void download()}
    >
      <Download aria-hidden="true" />
      {short}
    </Button>
  )
}

/** One column for each field that any row has. */
async function csvOf(rows: readonly object[]): Promise<Blob> {
  const { csvHead, csvLine } = await import('@fivefold/shared/files/csv')
  const records = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const fields = [...new Set(records.flatMap((record) => [...record.keys()]))]
  const lines = records.map((record) => csvLine(fields.map((field) => record.get(field))))
  return new Blob([csvHead(fields), ...lines], { type: 'text/csv;charset=utf-8' })
}
