import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/**
 * One line per row; on a phone a card per row, with a label (`data-label`) before each value. A size
 * container, so that the details of an open row can be as wide as the visible part of a scrolling
 * table.
 */
export const DenseTable = styled.div`
  container-type: inline-size;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[3]};
    vertical-align: middle;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: ${token.space[4]};
  }

  & :is(th, td):last-child {
    padding-inline-end: ${token.space[4]};
  }

  & thead th {
    padding-block: 0;
  }

  & tr {
    height: 2.75rem;
  }

  @media (max-width: 47.99rem) {
    & :is(table, tbody, tbody tr, tbody :is(th, td)) {
      display: block;
      height: auto;
    }

    /* The headings stay: they sort. */
    & thead tr {
      display: flex;
      gap: ${token.space[3]};
      padding-inline: ${token.space[4]};
      overflow-x: auto;
      scrollbar-width: none;
    }

    & thead th {
      flex: none;
      padding: 0 ${token.space[2]} 0 0;
      background: none;
    }

    & thead th:is(:first-child, :last-child) {
      padding-inline-start: 0;
    }

    & thead {
      display: block;
      background: ${token.color.surface};
    }

    & tbody tr {
      padding: ${token.space[3]} ${token.space[4]};
      border-block-start: 1px solid ${token.color.line};
    }

    & tbody tr:has(> td[colspan]) {
      padding: 0;
    }

    & tbody :is(th, td):is(:first-child, :nth-child(n + 2)) {
      padding-inline: 0;
      border: 0;
      white-space: normal;
    }

    & tbody th {
      padding-block: 0;
    }

    & tbody td[data-label] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${token.space[4]};
      padding-block: ${token.space[1]};
      overflow-wrap: anywhere;
    }

    & tbody td[data-label]::before {
      color: ${token.color.inkMuted};
      content: attr(data-label);
    }
  }
`
