import type zh from '../../zh/system/filePlaces.ts'

/** What is said of the places of files, which comes with their card. */
export default {
  title: 'Where files are kept',
  disk: 'On the disk of the server',
  bucket: 'In the object storage',
  files: '%{smart_count} file, %{size} |||| %{smart_count} files, %{size}',
  none: 'no files',
  newHere: 'New files',
  byEnvironment:
    'The environment of the server (S3_ENDPOINT) names the object storage; what is set here has no effect.',
  incomplete:
    'The object storage is not set completely (endpoint, region, bucket and both keys): until then new files go to the disk.',
  test: 'Test the object storage',
  works: 'It works: an object was stored, read, copied and removed.',
  unreachable:
    'The service cannot be reached: check the endpoint. Addresses within the server’s own network have to be allowed (OUTGOING_NETWORKS).',
  noBucket: 'The service has no bucket of this name.',
  refused: 'The service refuses these keys, or they may not write into this bucket.',
  failed: 'The service answers, but does not keep to the S3 protocol as needed.',
  moveTo: 'Move %{smart_count} file here |||| Move %{smart_count} files here',
  moving: 'Files are being moved: %{done} of %{all}. They open all the while.',
  stop: 'Stop moving',
  stopped: 'Stopped; what was moved stays moved',
  started: 'Files are being moved in the background',
  setting: 'Settings',
} satisfies { readonly [K in keyof typeof zh]: string }
