import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ShownTree } from './useTree.ts'

/** Opens and shuts all of the tree, and says what is to be known of it. */
export const TreeHeader = ({
  tree,
  note,
  isLevel,
}: {
  tree: ShownTree
  note: string | undefined
  isLevel: boolean
}) => {
  const translate = useTranslate()
  const isSearch = tree.found !== undefined
  const notes = [...(note ? [note] : []), ...(tree.isCut ? ['app.generator.tree.cut'] : [])]
  if ((isSearch || isLevel) && notes.length === 0) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {!isSearch && !isLevel && (
        <Button size="small" startIcon={<UnfoldMore />} onClick={() => tree.toggleAll(true)}>
          {translate('app.generator.tree.expandAll')}
        </Button>
      )}
      {!isSearch && !isLevel && (
        <Button size="small" startIcon={<UnfoldLess />} onClick={() => tree.toggleAll(false)}>
          {translate('app.generator.tree.collapseAll')}
        </Button>
      )}
      {notes.map(one => (
        <Typography key={one} variant="body2" color="text.secondary" sx={{ px: 1 }}>
          {translate(one)}
        </Typography>
      ))}
    </Box>
  )
}
