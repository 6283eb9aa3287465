/** The treatment plan: its grid, its editions, and copying. */
export default {
  grid: 'Projects and minutes a day', project: 'Project', perDay: 'A day', total: 'Total', minutes: '%{count} min', notPossible: 'Cannot be set', cell: '%{project}, %{eye}, minutes a day',
  eye: { right: 'Right eye', left: 'Left eye', both: 'Both eyes', turn: 'In turn' },
  was: 'Was %{minutes} min', wasNotSet: 'Was not set', keys: 'Arrow keys and Enter move between cells; empty or 0 means not set',
  much: '%{minutes} minutes a day are more than %{limit}; please make sure that the child can manage',
  stand: 'Edition %{edition} holds since %{date}. Saving makes edition %{next}; cells that differ are marked.', first: 'This patient has no plan yet. Saving makes edition 1.', choosePatient: 'Choose the patient first',
  notKnown: 'The current plan of this patient is not known yet; please wait or try again', otherPatient: 'These minutes were filled in for another patient.', otherPatientFirst: 'First decide whether the minutes filled in for another patient hold here', keepTyped: 'Keep them', beginAnew: 'Start from this patient’s plan',
  cellWrong: '%{project}, %{eye}: %{text}', noTemplates: 'There are no templates to choose from',
  save: 'Save edition %{edition}', open: 'Make a plan', next: 'New edition', show: 'Open the plan',
  compareWith: 'Compare with it', takeOver: 'Start from it instead',
  copy: 'Copy a plan', copyFrom: 'Copy from', template: 'Template', patient: 'Another patient', chooseTemplate: 'Template', searchPatient: 'Find a patient by name or account', noPlan: 'This patient has no current plan',
  take: 'Take it', nothingChanges: 'The same as what is filled in', leftOut: 'Deleted, or not possible for these eyes, and so not copied: %{names}', clear: 'Clear all',
  editions: 'Editions', edition: 'Edition %{edition}', until: '%{from} – %{to}', since: 'Since %{from}', now: 'Current', compareOf: 'From edition %{first} to edition %{second}', older: 'From', newer: 'To',
  kind: { added: 'Added', removed: 'Removed', changed: 'Changed', same: 'Unchanged' }, change: 'Change', before: 'Before', after: 'After', onlyOne: 'There is one edition only, so nothing to compare', onlyChanges: 'Changes only',
  current: 'Current plan', none: 'No treatment plan yet', noneText: 'Once there is one, its projects and minutes a day stand here',
  print: 'Print', sheet: { title: 'Treatment plan', patient: 'Patient', account: 'Account', edition: 'Edition', starts: 'Starts on', ended: 'Ended on', doctor: 'Made by', remark: 'Remark: %{text}', printed: 'Printed %{time}', signature: 'Signature of the doctor:' },
}
