import chinese from 'ra-language-chinese'
import type englishMessages from 'ra-language-english'
import type { Overrides } from '../../overlay.ts'
import { overlay } from '../../overlay.ts'

type RaMessages = (typeof englishMessages)['ra']

/** What the language pack lacks, or says with parameters that react-admin no longer passes, or says badly. */
const ours: Overrides<RaMessages> = {
  action: {
    add_filter: '添加筛选', add: '添加', back: '返回', bulk_actions: '已选择 %{smart_count} 项', clear_array_input: '清空列表', clear_input_value: '清空',
    clone: '复制', create_item: '新建“%{item}”', remove: '移除', remove_filter: '移除此筛选', remove_all_filters: '移除全部筛选', reset: '重置',
    search: '搜索', search_columns: '搜索列', select_all: '全选', select_all_button: '选择全部', select_row: '选择此行', sort: '排序',
    unselect: '取消选择', update: '更新', move_up: '上移', move_down: '下移', open: '打开', toggle_theme: '切换浅色/深色主题',
    select_columns: '列', update_application: '重新加载',
  },
  page: {
    create: '新建%{name}', dashboard: '首页', edit: '%{name} %{recordRepresentation}', empty: '还没有%{name}', invite: '现在新建一个吗？',
    list: '%{name}', not_found: '页面不存在', show: '%{name} %{recordRepresentation}', access_denied: '没有权限', authentication_error: '身份验证出错',
  },
  input: {
    file: { upload_several: '将文件拖到这里，或点击选择文件', upload_single: '将文件拖到这里，或点击选择一个文件' },
    image: { upload_several: '将图片拖到这里，或点击选择图片', upload_single: '将图片拖到这里，或点击选择一张图片' },
    references: { all_missing: '找不到关联的数据', many_missing: '至少有一条关联的数据已不可用', single_missing: '关联的数据已不可用' },
  },
  message: {
    access_denied: '您没有访问此页面的权限', are_you_sure: '确定吗？', authentication_error: '身份验证服务出错，无法核实您的登录信息',
    auth_error: '验证登录状态时出错', bulk_delete_content: '确定要删除这 %{smart_count} 项吗？', bulk_delete_title: '删除 %{smart_count} 项%{name}',
    bulk_update_content: '确定要更新这 %{smart_count} 项吗？', bulk_update_title: '更新 %{smart_count} 项%{name}',
    clear_array_input: '确定要清空整个列表吗？', delete_content: '确定要删除此%{name}吗？', delete_title: '删除%{name} %{recordRepresentation}',
    details: '详情', error: '页面发生错误，请求未能完成', invalid_form: '填写的内容有误，请检查标出的项目', loading: '请稍候',
    not_found: '网址有误，或链接已失效', placeholder_data_warning: '网络异常：数据刷新失败',
    select_all_limit_reached: '数量过多，无法全部选择，只选择了前 %{max} 项', unsaved_changes: '有修改尚未保存，确定放弃吗？',
  },
  navigation: {
    clear_filters: '清除筛选', no_filtered_results: '没有符合筛选条件的%{name}', no_results: '没有%{name}',
    no_more_results: '第 %{page} 页超出范围，请试试上一页', page_out_of_boundaries: '第 %{page} 页超出范围', page_out_from_end: '已是最后一页',
    page_out_from_begin: '已是第一页', page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{total} 条',
    partial_page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{offsetEnd} 条以上', current_page: '第 %{page} 页', page: '转到第 %{page} 页',
    first: '第一页', last: '最后一页', next: '下一页', previous: '上一页', page_rows_per_page: '每页条数：', skip_nav: '跳到正文',
  },
  sort: { sort_by: '按%{field_lower_first}%{order}' },
  auth: { auth_check_error: '请先登录', user_menu: '个人菜单', email: '邮箱', sign_in_error: '登录失败，请重试', logout: '退出登录' },
  notification: {
    updated: '已更新 %{smart_count} 项', created: '已新建', deleted: '已删除 %{smart_count} 项', bad_item: '数据不正确', item_doesnt_exist: '记录不存在',
    http_error: '与服务器通信出错', data_provider_error: '数据接口出错，详情见控制台', i18n_error: '无法加载所选语言', canceled: '已撤销',
    logged_out: '登录状态已失效，请重新登录', not_authorized: '您没有访问此内容的权限', application_update_available: '有新版本可用', offline: '网络已断开，无法获取数据',
  },
  validation: {
    required: '不能为空', minLength: '至少 %{min} 个字符', maxLength: '不能超过 %{max} 个字符', minValue: '不能小于 %{min}', maxValue: '不能大于 %{max}',
    number: '必须是数字', email: '请输入正确的邮箱', oneOf: '必须是以下之一：%{options}', regex: '格式须符合（正则表达式）：%{pattern}', unique: '已存在',
  },
  saved_queries: {
    label: '已存筛选', query_name: '名称', new_label: '保存当前筛选…', new_dialog_title: '将当前筛选保存为', remove_label: '删除已存筛选',
    remove_label_with_name: '删除筛选“%{name}”', remove_dialog_title: '删除已存筛选？', remove_message: '确定要从已存筛选中删除此项吗？',
    help: '筛选列表后可保存，供以后使用',
  },
  guesser: { empty: { title: '没有可显示的数据', message: '请检查数据接口' } },
  configurable: {
    customize: '自定义', configureMode: '配置此页面',
    inspector: { title: '检查器', content: '将鼠标移到界面元素上即可配置', reset: '恢复默认', hideAll: '全部隐藏', showAll: '全部显示' },
    Datagrid: { title: '表格', unlabeled: '未命名列 #%{column}' },
    SimpleForm: { title: '表单', unlabeled: '未命名输入项 #%{input}' },
    SimpleList: { title: '列表', primaryText: '主要文字', secondaryText: '次要文字', tertiaryText: '第三行文字' },
  },
}

/** react-admin's own texts in Chinese. */
export default overlay<RaMessages>(chinese.ra, ours, ['navigation.prev'])
