export const mail = {
  support: 'support@fivefold.example',
  sales: 'sales@fivefold.example',
  partners: 'partners@fivefold.example',
  privacy: 'privacy@fivefold.example',
  security: 'security@fivefold.example',
  roi: 'roi@fivefold.example',
  press: 'press@fivefold.example',
} as const
