// The tools set up their shares before this import resolves.
void import('./show-page.js')
