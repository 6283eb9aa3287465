/** What is said of the places of files, which comes with their card. */
export default {
  title: '文件存放在哪里', disk: '服务器磁盘', bucket: '对象存储', files: '%{smart_count} 个文件，%{size}', none: '没有文件', newHere: '新文件',
  byEnvironment: '对象存储由服务器的环境变量（S3_ENDPOINT）指定，此处的设置不生效。',
  incomplete: '对象存储的设置不完整（服务地址、区域、存储空间和两个密钥）；补全之前，新文件存放在服务器磁盘。',
  test: '测试对象存储', works: '可以使用：已成功存入、读取、复制和删除一个对象。', unreachable: '无法连接：请检查服务地址。服务器所在网络内的地址需要先放行（OUTGOING_NETWORKS）。',
  noBucket: '该服务没有这个存储空间。', refused: '密钥被拒绝，或没有写入该存储空间的权限。', failed: '服务有应答，但不完全符合所需的 S3 协议。',
  moveTo: '把 %{smart_count} 个文件迁移到这里', moving: '正在迁移文件：已完成 %{done} / %{all}，其间都能正常打开。', stop: '停止迁移', stopped: '已停止；已迁移的文件不再移回', started: '文件正在后台迁移',
  setting: '设置',
}
