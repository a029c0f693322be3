import type { PackageChecks } from '../checks/package-checks'

const decides = 'it is the one place'

export const checks: PackageChecks = {
  layers: {
    '.': [
      ['brand', 'browser'],
      ['brand.ts', 'site-config.ts'],
      ['domain'],
      ['contract'],
      ['data'],
      ['ui'],
      ['forms'],
      ['features'],
      ['testing'],
    ],
  },
  optionalParts: {
    'own-react': ['features/own-react'],
  },
  exceptions: {
    folding: {
      'browser/words/folded.ts': decides,
      'domain/model/recorded.ts': 'the name of a field',
      'browser/words/text-matches.ts': 'it looks in what is folded',
      'features/search/section-ranking.ts': 'its terms are folded',
      'browser/words/label-words.ts': 'a label for a name of ours',
      'browser/words/initials-of.ts': 'letters to show',
      'ui/theme/theme-variables.ts': 'a name of ours in CSS',
      'ui/fields/password-field.tsx': 'a label of ours inside a sentence',
      'contract/federation/entry-address.ts': 'an escape in an address',
      'contract/federation/names.ts': 'a file system may fold an address',
      'browser/keys/key-of.ts': 'the name of a key',
      'browser/files/address-name.ts': 'spellings of an address',
      'browser/files/csv.ts': 'signs that a spreadsheet takes for the beginning of a formula',
      'contract/url-state/address-schema.ts': 'values of ours in an address',
    },
    days: {
      'browser/words/date-words.ts': decides,
    },
    keys: {
      'browser/keys/key-of.ts': decides,
      'browser/keys/guard-keys.ts': decides,
    },
    network: {
      'browser/loading/network.ts': decides,
    },
  },
}
