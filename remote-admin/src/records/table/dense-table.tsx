import styled, { css } from 'styled-components'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { visuallyHiddenStyle } from '@fivefold/shared/ui/visually-hidden'

/* A list: the name on up to two lines, then the other values, one after the other. */
const list = css`
  & :is(table, tbody, tbody :is(th, td)) {
    display: block;
    width: auto;
    min-width: 0;
    max-width: none;
    height: auto;
  }

  /* The choice of sorting is above the list. */
  & thead:not(:has(input)) {
    ${visuallyHiddenStyle}
  }

  & thead:has(input) {
    display: block;
  }

  & thead:has(input) :is(tr, th[data-select]) {
    display: flex;
    flex: 1;
    align-items: center;
    width: auto;
    height: auto;
    min-height: 2.75rem;
    padding-block: 0;
  }

  & thead th[data-select]::after {
    content: attr(data-label);
    content: attr(data-label) / '';
  }

  & thead:has(input) th:not([data-select]) {
    display: none;
  }

  & tbody tr {
    position: relative;
    ${wrappingRow}
    gap: ${token.space[1]} ${token.space[3]};
    height: auto;
    padding: ${token.space[3]} ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
  }

  & tbody tr:first-child {
    border-block-start: 0;
  }

  & tbody tr:has(> td[colspan]) {
    display: block;
    padding: 0;
  }

  & tbody tr:has(> td[data-select]) {
    padding-inline-start: 3.25rem;
  }

  & tbody tr:hover,
  & tbody tr:hover > :is(th, td[data-label]) {
    background: none;
  }

  & tbody :is(th, td):is(:first-child, :nth-child(n + 2)) {
    padding: 0;
    border: 0;
    white-space: normal;
  }

  & tbody td[data-select] {
    position: absolute;
    inset: ${token.space[1]} auto auto ${token.space[1]};
  }

  & tbody th {
    flex: 1 0 100%;
  }

  & tbody th [data-wide] {
    display: -webkit-box;
    white-space: normal;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & tbody th button > svg {
    display: none;
  }

  & tbody th button {
    min-height: 1.75rem;
    margin-inline-start: 0;
  }

  /* The whole entry opens its details. */
  & tbody th button::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & tbody td[data-select] + th button::after {
    inset-inline-start: 3rem;
  }

  & tbody td[data-label] {
    color: ${token.color.inkMuted};
    overflow-wrap: anywhere;
  }

  & tbody td:not([data-narrow='line']) [data-wide='false'] {
    display: inline;
  }

  & tbody td[data-narrow='line'] {
    flex: 1 1 6rem;
    min-width: 0;
  }

  & tbody td[data-narrow='line'] > [data-wide] {
    display: block;
    max-width: none;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    white-space: nowrap;
  }

  & tbody td[data-label]:has(> [data-line]) {
    flex: 1 0 100%;
    min-width: 0;
  }

  & tbody td[data-label]:empty,
  & tbody td[data-narrow='hidden'] {
    display: none;
  }

  & tbody td[data-narrow='label']::before {
    content: attr(data-label) ': ';
  }
`

/**
 * One line per row; a narrow container has a list. A size container, so that the details of an open row can be as wide as the visible part of a
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

  & :is(th, td)[data-select] {
    width: 2.25rem;
    padding: 0 0 0 ${token.space[2]};
  }

  /* The name of a row fills the remaining width. */
  & tbody th {
    width: 100%;
    min-width: 13rem;
    max-width: 0;
  }

  @container (width < ${({ $columns }) => ($columns === 'few' ? '44rem' : '70rem')}) {
    ${list}
  }
`
