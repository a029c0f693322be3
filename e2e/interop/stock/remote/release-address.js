/* The release tool sets the address of the release's files. */
__webpack_public_path__ = `${__releaseAddress}/`
