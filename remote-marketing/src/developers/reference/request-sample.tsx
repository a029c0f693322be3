import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import styled from 'styled-components'
import { CodeFrame, CodeHead, CodeText } from '../code/code-block'
import type { ApiRequest } from './endpoint'
import { languageAddress } from './reference-address'
import { referenceContent as words } from './reference-content'
import { languageNames, languages, requestCode } from './request-code'

/** A request in the language that the address names; a choice counts for all samples. */
export function RequestSample({ name, request }: { name: string; request: ApiRequest }) {
  const { state, change } = useAddressState(languageAddress)
  const { language } = state
  const code = requestCode(language, request)
  const choose = (value: string) =>
    change({ language: languages.find((each) => each === value) ?? 'curl' })
  return (
    <Frame data-scheme="dark" aria-label={name}>
      <Tabs value={language} onValueChange={choose}>
        <Head as="div">
          <TabList label={words.languages}>
            {languages.map((each) => (
              <Tab key={each} value={each}>
                {languageNames[each]}
              </Tab>
            ))}
          </TabList>
          <CopyButton text={code} label={words.copy} />
        </Head>
        <TabPanel value={language}>
          <CodeText name={name} code={code} />
        </TabPanel>
      </Tabs>
    </Frame>
  )
}

const Frame = styled(CodeFrame)`
  & > div {
    gap: 0;
  }
`

const Head = styled(CodeHead)`
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  padding-block: 0;

  & > [role='tablist'] {
    min-width: 0;
    background: none;
  }

  & > button {
    flex: none;
  }
`
