import savedView from './savedView.ts'
import upload from './upload.ts'

/** Texts of what stands on every list. */
export default { savedView, upload }
