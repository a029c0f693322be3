const words = (text: string) => text.split(/\s+/).filter(Boolean)

/** Paths of pages, files and nothing. Tests release a site that has them. */
const seeds = words(
  '/ /support /support/kb /blog /blog/any-one /billing /billing/7 /sample.svg /remotes/support /no/such/page',
)

const below = words(String.raw`
  index.html index.html/ /index.html index.html/index.html INDEX.html gone.html index.html?a=b
  _id 404.html index.htm index.html.br
  . .. ./ ../ .git ..; %2e %2E%2e %2e%2e%2fx ..%2f..%2fx
  % %a %zz %u0041 %% %ff %c0%80 %e0%a4%a %E0%80%80 %ed%a0%80 %f4%90%80%80 %f0%9f%98%80
  %00 %0a %0d%0aA:b %7f %c3%a9 %C3%A9 e%CC%81 %EF%BC%8F %E2%80%AE %E2%80%8B %C2%80
  \ \x %5c %5C..%5Cx %2f %2f%2f a%2Fb %3f %23 %25 %41//`)

const atEnd = words(`
  / // /?a=b //?a=b&a=c ?a=b ? ?next=//evil.example ?a=%
  .html .js .SVG . %2ejs %20 + ;x ~ :80 @ & * |`)

/** Wrong and unusual spellings of a path, as in links, mail programs, crawlers or attacks. */
function spellingsOf(path: string): string[] {
  const [, first = 'x', rest = ''] = /^\/(.)?(.*)$/.exec(path) ?? []
  const base = path === '/' ? '' : path
  const encoded = `%${first.charCodeAt(0).toString(16)}`
  return [
    path,
    path.toUpperCase(),
    `/${first.toUpperCase()}${rest}`,
    `/${path}`,
    `//${path}`,
    `/${base.replaceAll('/', '//')}`,
    `${base.replaceAll('/', '///')}/`,
    `/${encoded}${rest}`,
    `/${encoded.toUpperCase()}${rest}`,
    `/${base.slice(1).replaceAll('/', '%2f')}`,
    `//evil.example${base}`,
    `/\\evil.example${base}`,
    `/%2f%2fevil.example${base}`,
    ...below.map((name) => `${base}/${name}`),
    ...atEnd.map((end) => (base || '/') + end),
    ...[256, 1023, 1024, 1025, 20_000].map((length) => `${base}/`.padEnd(length, 'a')),
    `${base}${'/x'.repeat(300)}`,
    `${base}/${'x/'.repeat(300)}`,
    `${base || '/'}?${'a'.repeat(20_000)}`,
  ]
}

/** Some hundred spellings without duplicates. */
export const addressSpellings = [...new Set(seeds.flatMap(spellingsOf))]
