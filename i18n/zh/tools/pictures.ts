/** What the picture library says, which comes with its page and with what chooses from it. */
export default {
  unnamed: '未命名图片', place: '%{resource}“%{label}”', morePlaces: '另外 %{smart_count} 处',
  view: '显示方式', grid: '图片', list: '列表', allTags: '全部', tags: '按标签查看', tagCount: '%{tag}（%{count}）', usedChip: '使用中', size: '%{width} × %{height}',
  upload: '上传图片', drop: '或把图片拖到这里；可以一次选择多张 JPEG、PNG、WebP，每张不超过 20 MB', dropNow: '松开即上传', uploading: '正在上传第 %{at} 张，共 %{all} 张',
  uploaded: '已上传 %{smart_count} 张图片', failed: '“%{name}”没有上传：%{why}', notPicture: '不是 JPEG、PNG 或 WebP 图片', dismiss: '知道了',
  uses: '用在哪里', unused: '没有记录在使用这张图片', usedIn: '%{resource}：%{field}', elsewhere: '另有 %{smart_count} 条您看不到的记录也在使用',
  copy: '复制地址', copied: '地址已复制；粘贴到正文编辑器即插入这张图片', copyFailed: '浏览器不允许复制',
  replace: '换一张图片', replaceTitle: '换一张图片', replaceText: '选择新图片后，用到这张图片的 %{smart_count} 处会一起换成新图片。', replaceUnused: '选择新图片来代替这一张。', choose: '选择图片', replaced: '图片已替换，%{smart_count} 处一起更新',
  fromLibrary: '从图片库选择', pick: '选择图片', search: '搜索名称或标签', none: '没有找到图片', more: '显示更多', insert: '插入图片', alt: '图片说明（供看不到图片的人使用）',
}
