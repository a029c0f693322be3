import { integrations } from '../integration'

export const finance = integrations(
  [
    [
      'SAP',
      'Client certificate',
      'orders, deliveries, invoices, stock, partners',
      'orders, invoices',
    ],
    ['NetSuite', 'OAuth 2.0', 'customers, orders, invoices, items', 'customers, orders, invoices'],
    ['Xero', 'OAuth 2.0', 'contacts, invoices, payments', 'contacts, invoices'],
    ['Oracle Fusion', 'OAuth 2.0', 'suppliers, orders, invoices, ledgers', 'orders, invoices'],
    [
      'QuickBooks',
      'OAuth 2.0',
      'customers, invoices, bills, payments',
      'customers, invoices, bills',
    ],
    ['Sage Intacct', 'API key', 'customers, bills, ledgers', 'bills'],
    ['Dynamics 365 Finance', 'OAuth 2.0', 'vendors, orders, invoices', 'orders, invoices'],
  ],
  [
    ['Northwind Ledger', 'OAuth 2.0', 'invoices, accounts, payments', 'the same'],
    ['Coupa', 'OAuth 2.0', 'requisitions, orders, suppliers', 'requisitions'],
    ['DATEV', 'OAuth 2.0', 'documents, bookings', 'documents'],
    ['Exact Online', 'OAuth 2.0', 'accounts, invoices, ledgers', 'invoices'],
    ['Infor', 'OAuth 2.0', 'orders, items, suppliers', 'orders'],
    ['Odoo', 'API key', 'partners, orders, invoices, stock', 'orders, invoices'],
    ['IFS', 'OAuth 2.0', 'work orders, assets, suppliers'],
  ],
)
