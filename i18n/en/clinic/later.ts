import document from './document.ts'
import planTemplate from './planTemplate.ts'
import project from './project.ts'
import projectType from './projectType.ts'

/** Texts of what few look at, and seldom: they come with the first of their pages. */
export default { planTemplate, project, projectType, document }
