import styled, { css } from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

const cards = css`
  & :is(table, tbody, tbody tr, tbody :is(th, td)) {
    display: block;
    width: auto;
    min-width: 0;
    max-width: none;
    height: auto;
  }

  /* Headings that sort stay visible. */
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

  /* Other headings are hidden: each value has its label, and the name comes first. */
  & thead:not(:has(button)) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & thead:not(:has(button)) + tbody th {
    order: -1;
  }

  & tbody tr {
    padding: ${token.space[3]} ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
  }

  /* Values in two columns where they fit. */
  & tbody tr:not(:has(> td[colspan])) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    align-items: start;
    gap: 0 ${token.space[8]};
  }

  & tbody tr:has(> td[colspan]) {
    padding: 0;
  }

  /* Cards have gaps between their cells, so the row has the hover color. */
  & tbody tr:hover {
    background: ${token.color.surface};
  }

  & tbody tr:hover > :is(th, td[data-label]) {
    background: none;
  }

  & tbody :is(th, td):is(:first-child, :nth-child(n + 2)) {
    padding-inline: 0;
    border: 0;
    white-space: normal;
  }

  & tbody th {
    grid-column: 1 / -1;
    padding-block: 0;
  }

  & tbody td[data-label] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[1]};
    overflow-wrap: anywhere;
    text-align: end;
  }

  & tbody td[data-label] > * {
    margin-inline-start: auto;
  }

  & tbody td[data-label]::before {
    color: ${token.color.inkMuted};
    content: attr(data-label);
  }

  & [data-wide] {
    max-width: none;
    overflow-wrap: anywhere;
  }
`

/**
 * One line per row; a narrow container has a card per row, with a label (`data-label`) before each
 * value. A size container, so that the details of an open row can be as wide as the visible part of a
 * scrolling table.
 */
export const DenseTable = styled.div<{ $columns: 'few' | 'many' }>`
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

  /* The details of an open row have their own padding. */
  & tbody tr > td[colspan] {
    padding: 0;
  }

  & tr {
    height: 2.75rem;
  }

  /* The name of a row fills the remaining width. */
  & tbody th {
    width: 100%;
    min-width: 13rem;
    max-width: 0;
  }

  @container (width < ${({ $columns }) => ($columns === 'few' ? '44rem' : '70rem')}) {
    ${cards}
  }
`
