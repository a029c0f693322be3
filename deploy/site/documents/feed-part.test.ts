import { expect, test } from 'vitest'
import { feedPart } from './feed-part'

const rendered = (htmlWithFeed: string) => ({
  html: '<main><noscript>1</noscript><div data-feed=""></div><noscript>2</noscript></main>',
  styles: '',
  hasContent: true,
  htmlWithFeed,
})

test('the part with the feed is cut out whole, and the feed is told by its hash', () => {
  const pictures = '<img src="/a.svg?b&amp;c" loading="eager"><img src="/d.svg" loading="lazy">'
  const part = `<div data-feed="{&quot;count&quot;:1}"><div><p>Read me</p>${pictures}</div></div>`
  const page = rendered(`<header></header><main><div>${part}</div></main>`)
  expect(feedPart(page, '/feed.json', '{}')).toEqual({
    html: `<main><noscript>1</noscript><div data-feed=""></div><noscript>${part}</noscript></main>`,
    template: `<template id="with-feed" data-nodes="11">${part}</template>`,
    preloads:
      '<link rel="preload" as="fetch" href="/feed.json" crossorigin>' +
      '<link rel="preload" as="image" href="/a.svg?b&amp;c" referrerpolicy="no-referrer">',
    feed: {
      address: '/feed.json',
      hash: 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=',
    },
  })
})

test('a page that says nothing to browsers that run no scripts keeps its HTML', () => {
  const page = { ...rendered('<div data-feed="{}"></div>'), html: '<div data-feed=""></div>' }
  expect(feedPart(page, '/feed.json', '{}')?.html).toBe(page.html)
})

test('a page without articles, or without a feed that the release knows, has none', () => {
  expect(feedPart(rendered('<main><div data-feed=""></div></main>'), '/feed.json', '{}')).toBe(
    undefined,
  )
  expect(feedPart(rendered('<div data-feed="{}"></div>'), '/feed.json', undefined)).toBeUndefined()
  expect(feedPart(null, '/feed.json', '{}')).toBeUndefined()
})
