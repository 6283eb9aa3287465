import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { WorkingThrough } from './workingThrough.ts'

/** Says what saving leads to. */
export const FollowUpSaveLabel = () => <>{useTranslate()(useContext(WorkingThrough) ?? 'ra.action.save')}</>
