import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isNeitherAmblyopic, trainingRecommendation } from '../../../domain/amblyopia.ts'
import type { BothEyes } from '../../../domain/amblyopia.ts'

/** Which eyes to train by corrected vision, and where neither is amblyopic that it follows from vision alone. */
export const Recommended = ({ vision }: { vision: BothEyes }) => {
  const translate = useTranslate()
  return (
    <>
      {translate(`app.clinical.recommendation.${trainingRecommendation(vision)}`)}
      {isNeitherAmblyopic(vision) && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {translate('app.clinical.neitherAmblyopic')}
        </Box>
      )}
    </>
  )
}
