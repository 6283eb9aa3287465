import type zh from '../../zh/tools/pictures.ts'

/** What the picture library says, which comes with its page and with what chooses from it. */
export default {
  unnamed: 'Unnamed picture', place: '%{resource} “%{label}”', morePlaces: '%{smart_count} more',
  view: 'View', grid: 'Pictures', list: 'List', allTags: 'All', tags: 'Look by tag', tagCount: '%{tag} (%{count})', usedChip: 'In use', size: '%{width} × %{height}',
  upload: 'Upload pictures', drop: 'or drop them here; several JPEG, PNG or WebP files at once, up to 20 MB each', dropNow: 'Let go to upload', uploading: 'Uploading %{at} of %{all}',
  uploaded: '%{smart_count} picture uploaded |||| %{smart_count} pictures uploaded', failed: '“%{name}” was not uploaded: %{why}', notPicture: 'not a JPEG, PNG or WebP picture', dismiss: 'Got it',
  uses: 'Where it is used', unused: 'No record uses this picture', usedIn: '%{resource}: %{field}', elsewhere: 'One more record, which you do not see, uses it |||| %{smart_count} more records, which you do not see, use it',
  copy: 'Copy address', copied: 'Address copied; pasted into a text editor it inserts the picture', copyFailed: 'The browser does not allow copying',
  replace: 'Replace the picture', replaceTitle: 'Replace the picture', replaceText: 'The one place that uses this picture will show the new one. |||| All %{smart_count} places that use this picture will show the new one.', replaceUnused: 'Choose the picture that takes the place of this one.', choose: 'Choose a picture', replaced: 'The picture was replaced, and one place with it |||| The picture was replaced, and %{smart_count} places with it',
  fromLibrary: 'Choose from the library', pick: 'Choose a picture', search: 'Search names or tags', none: 'No picture found', more: 'Show more', insert: 'Insert picture', alt: 'What the picture shows (for those who cannot see it)',
} satisfies { readonly [K in keyof typeof zh]: string }
