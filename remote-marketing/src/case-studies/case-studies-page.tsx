import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { LoadedText } from '../long-text/loaded-text'
import { OpenedGround } from '../long-text/opened-ground'
import { useReturnToCard } from '../long-text/use-return-to-card'
import { caseStudies, caseStudyId } from './case-studies-content'
import { CaseStudyOverview } from './case-study-overview'
import { storyAddress } from './story/story-address'
import { storyPart } from './story/story-part'

/** The cards, or the story in the address. */
export function CaseStudiesPage() {
  const { story: id } = useAddressState(storyAddress).state
  const study = caseStudies.find((each) => caseStudyId(each) === id)
  const part = storyPart(id)
  useReturnToCard(id)
  return (
    <OpenedGround parameter="story">
      {study && part ? (
        <LoadedText key={id} part={part}>
          {({ StoryReader, story }) => <StoryReader study={study} story={story} />}
        </LoadedText>
      ) : (
        <CaseStudyOverview isMissing={id !== ''} />
      )}
    </OpenedGround>
  )
}
