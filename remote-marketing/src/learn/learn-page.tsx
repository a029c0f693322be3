import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { LoadedText } from '../long-text/loaded-text'
import { OpenedGround } from '../long-text/opened-ground'
import { useReturnToCard } from '../long-text/use-return-to-card'
import { LearnOverview } from './learn-overview'
import { moduleAddress } from './module-address'
import { modulePart } from './module/module-part'

/** The tracks with tutorials and certifications, or the module in the address. */
export function LearnPage() {
  const { module: id } = useAddressState(moduleAddress).state
  const part = modulePart(id)
  useReturnToCard(id)
  return (
    <OpenedGround parameter="module">
      {part ? (
        <LoadedText key={id} part={part}>
          {({ ModuleReader, module }) => <ModuleReader module={module} />}
        </LoadedText>
      ) : (
        <LearnOverview isMissing={id !== ''} />
      )}
    </OpenedGround>
  )
}
