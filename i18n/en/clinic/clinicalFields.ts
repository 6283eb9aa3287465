/** Texts that a case and its records share. */
export const clinicalTexts = {
  fields: {
    examinedOn: 'Examined on',
    nakedRight: 'Naked vision, right', nakedLeft: 'Naked vision, left', correctedRight: 'Corrected vision, right', correctedLeft: 'Corrected vision, left',
    amblyopiaTypeRight: 'Amblyopia type, right', amblyopiaTypeLeft: 'Amblyopia type, left', levelRight: 'Amblyopia level, right', levelLeft: 'Amblyopia level, left', level: 'Amblyopia level',
    sphereRight: 'Sphere, right (SPH)', sphereLeft: 'Sphere, left (SPH)', cylinderRight: 'Cylinder, right (CYL)', cylinderLeft: 'Cylinder, left (CYL)',
    axisRight: 'Axis, right (AX)', axisLeft: 'Axis, left (AX)',
    fixationRight: 'Fixation, right', fixationLeft: 'Fixation, left', dominantEye: 'Dominant eye', simultaneousVision: 'Simultaneous vision', fourPointLamp: 'Worth four-dot lamp', fusion: 'Fusion',
    synoptophore: 'Synoptophore', randomDotFusion: 'Random-dot fusion', divergence: 'Divergence', convergence: 'Convergence',
    stereopsis: 'Stereopsis', lineStereopsis: 'Line stereopsis', staticRandomDots: 'Static random dots',
    doctor: 'Doctor', nurse: 'Nurse', trainer: 'Trainer',
    diagnosis: 'Diagnosis', treatment: 'Treatment advice', medicalHistory: 'Medical history', recommendation: 'Training recommendation',
    trainingFrequency: 'Training frequency', prescriptionCount: 'Prescribed sessions', glasses: 'Glasses', occlusion: 'Occlusion', reexamineOn: 'Re-examine on',
  },
  hints: {
    examinedOn: 'A date without a record adds one; a date that has a record corrects it',
    levelRight: 'Follows from corrected vision', levelLeft: 'Follows from corrected vision', level: 'That of the worse eye, from corrected vision. Where one eye could not be measured: at least that of the other, and never none',
    doctor: 'Choose at least one of doctor, nurse and trainer',
    prescriptionCount: 'Training sessions of this prescription',
    glasses: 'For example: worn all day; power adjusted', occlusion: 'For example: right eye, 4 hours a day',
  },
  sections: { vision: 'Vision', refraction: 'Refraction', binocular: 'Binocular functions', staff: 'Staff in charge', diagnosis: 'Diagnosis and advice', training: 'Training and re-examination' },
  pairs: {
    naked: 'Naked vision', corrected: 'Corrected vision', amblyopiaType: 'Amblyopia type', level: 'Amblyopia level', sphere: 'Sphere, SPH (D)', cylinder: 'Cylinder, CYL (D)', axis: 'Axis, AX (°)', fixation: 'Fixation',
  },
  choices: {
    levelRight: { none: 'None', mild: 'Mild', moderate: 'Moderate', severe: 'Severe', notComparable: 'Could not be measured' },
    levelLeft: { none: 'None', mild: 'Mild', moderate: 'Moderate', severe: 'Severe', notComparable: 'Could not be measured' },
    level: { none: 'None', mild: 'Mild', moderate: 'Moderate', severe: 'Severe', notComparable: 'Could not be measured' },
  },
}
