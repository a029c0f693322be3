import { eachProduct, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { navigationDetails, type NavigationLabel } from '../navigation/navigation-details-content'
import { NavigationSymbol } from '../navigation/navigation-symbol'

/** The symbol, label and description of a menu entry. `id` prefixes the ids of the two texts. */
export function NavigationFace({ id, label }: { id: string; label: NavigationLabel }) {
  const { about, icon } = navigationDetails[label]
  return (
    <>
      <Tile data-icon={icon}>
        <NavigationSymbol icon={icon} />
      </Tile>
      <Words>
        <Label id={`${id}label`}>{label}</Label>
        <About id={`${id}about`}>{about}</About>
      </Words>
    </>
  )
}

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: 1.5rem;

  & > svg:not([data-tone]) {
    width: 1.125rem;
    height: 1.125rem;
  }

  [data-highlighted] > & {
    color: ${token.color.ink};
  }

  [data-aside] & {
    background: ${token.color.raised};
  }

  ${eachProduct(
    (name) => `&[data-icon='${name}']`,
    ({ soft }) => `background: ${soft};`,
  )}
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

const Label = styled.span`
  font: 600 ${token.type.small} / 1.35 ${token.font.sans};
`

const About = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;
`
