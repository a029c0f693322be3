// Federated code starts behind an import, so that the tools have time to set up their shares.
void import('./show-page.js')
