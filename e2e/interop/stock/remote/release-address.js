/* The release tool says where the release's files will stand. */
__webpack_public_path__ = `${__releaseAddress}/`
