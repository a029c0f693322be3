import { expect, it } from 'vitest'
import { movedExport } from './moved-export'

const migrate = movedExport({ name: 'useIt', from: '@fivefold/shared/a', to: '@fivefold/shared/b' })

const migrated = (text: string, file = 'src/page.tsx') =>
  migrate(new Map([[file, text]])).get(file) ?? ''

it.each([
  [
    'alone',
    `import { useIt } from '@fivefold/shared/a'\n`,
    `import { useIt } from '@fivefold/shared/b'\n`,
  ],
  [
    'beside others, which stay',
    `import { other, useIt, type Other } from '@fivefold/shared/a'\n`,
    `import { useIt } from '@fivefold/shared/b'\nimport { other, type Other } from '@fivefold/shared/a'\n`,
  ],
  [
    'under a name of its own',
    `import { useIt as use } from "@fivefold/shared/a";\n`,
    `import { useIt as use } from '@fivefold/shared/b';\n`,
  ],
])('an export that is imported %s comes from its new module', (_, before, after) => {
  expect(migrated(before)).toBe(after)
  expect(migrated(after)).toBe(after)
})

it.each([
  `import { other } from '@fivefold/shared/a'\n`,
  `import { useIt } from './a'\n`,
  `const text = "import { useIt } from '@fivefold/shared/a'"\n`,
])('%s stays as it is', (text) => {
  expect(migrated(text)).toBe(text)
})

it('a file that is not a module stays unchanged', () => {
  const text = `import { useIt } from '@fivefold/shared/a'\n`
  expect(migrated(text, 'README.md')).toBe(text)
})
