import { choiceParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { SplitSection } from '../../section/split-section'
import { ChangeEntry } from './change-entry'
import { changeKinds, changelogContent, changes, type ChangeKind } from './changelog-content'

const { title, lead, filterLabel, all, kinds } = changelogContent

/** '' shows all. */
const changelogAddress = {
  kind: choiceParam<ChangeKind | ''>('changes', changeKinds, ''),
}

export function Changelog() {
  const { state, change } = useAddressState(changelogAddress)
  const { kind } = state
  const shown = changes.filter((each) => kind === '' || each.kind === kind)
  return (
    <SplitSection
      id="changelog"
      labelledBy="changelog-title"
      title={title}
      lead={lead}
      ratio="third"
      align="start"
      more={
        <ChipRow label={filterLabel}>
          <Chip pressed={kind === ''} onClick={() => change({ kind: '' })}>
            {all}
          </Chip>
          {changeKinds.map((each) => (
            <Chip key={each} pressed={kind === each} onClick={() => change({ kind: each })}>
              {kinds[each]}
            </Chip>
          ))}
        </ChipRow>
      }
    >
      <ol aria-live="polite">
        {shown.map((each) => (
          <ChangeEntry key={each.id} change={each} />
        ))}
      </ol>
    </SplitSection>
  )
}
