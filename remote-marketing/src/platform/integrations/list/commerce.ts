import { integrations } from '../integration'

export const commerce = integrations(
  [
    ['Shopify', 'OAuth 2.0', 'orders, products, customers, stock', 'orders, products, stock'],
    ['Adobe Commerce', 'OAuth 2.0', 'orders, products, customers', 'products, stock'],
    ['Stripe', 'API key', 'customers, invoices, payments, disputes', 'customers, invoices'],
    ['WooCommerce', 'API key', 'orders, products, customers', 'products, stock'],
    ['BigCommerce', 'OAuth 2.0', 'orders, products, customers', 'products, stock'],
    ['Amazon Seller Central', 'OAuth 2.0', 'orders, stock, returns', 'stock'],
  ],
  [
    ['Adyen', 'API key', 'payments, payouts, disputes'],
    ['commercetools', 'OAuth 2.0', 'orders, products, carts', 'products'],
    ['Klaviyo', 'OAuth 2.0', 'profiles, campaigns', 'profiles'],
    ['PayPal', 'OAuth 2.0', 'payments, disputes'],
    ['Recharge', 'API key', 'subscriptions, charges', 'subscriptions'],
    ['ShipStation', 'API key', 'orders, shipments', 'shipments'],
    ['Sendcloud', 'API key', 'parcels, returns', 'parcels'],
  ],
)
