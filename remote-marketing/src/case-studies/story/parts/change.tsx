import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { TextTable } from '../../../long-text/text-table'
import type { Story } from '../story'
import { storyContent } from '../story-content'

const { caption, step, before, now } = storyContent.change

/** Compares how a case went before with how it goes now, step by step. */
export function Change({ rows }: Pick<Story['change'], 'rows'>) {
  return (
    <Frame>
      <TextTable
        caption={caption}
        captionHidden
        columns={[step, before, now]}
        rows={rows.map((row) => [row.step, row.before, row.now])}
      />
    </Frame>
  )
}

/* The last row is the result. */
const Frame = styled.div`
  & td:nth-child(2) {
    color: ${token.color.inkMuted};
  }

  & :is(th, td):last-child {
    background: var(--hue-soft);
  }

  & tbody tr:last-child > td {
    font-weight: 600;
  }

  & tbody tr:last-child > td:last-child {
    color: var(--hue-text);
  }
`
