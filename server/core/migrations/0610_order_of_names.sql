-- order of names
--
-- Tables: animation, api_token, application_mail, banner, card_batch, card_type, case, case_record, case_success, data_request, device, dict, dict_group, doctor, game, gray_publish, help, hospital, knowledge, menu, news, notice, operator, partner, patient, picture, plan_template, price_option, project, project_type, report_subscription, role, saved_view, serial_series, storage, user_help, webhook, wx_binding

alter table "patient" add column if not exists "name_order" text collate "C" not null default '';

alter table "patient" add column if not exists "address_order" text collate "C" not null default '';

alter table "patient" add column if not exists "guardian_name_order" text collate "C" not null default '';

alter table "case" add column if not exists "glasses_order" text collate "C" not null default '';

alter table "case" add column if not exists "occlusion_order" text collate "C" not null default '';

alter table "case_record" add column if not exists "glasses_order" text collate "C" not null default '';

alter table "case_record" add column if not exists "occlusion_order" text collate "C" not null default '';

alter table "plan_template" add column if not exists "name_order" text collate "C" not null default '';

alter table "project" add column if not exists "name_order" text collate "C" not null default '';

alter table "project" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "project_type" add column if not exists "name_order" text collate "C" not null default '';

alter table "project_type" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "price_option" add column if not exists "label_order" text collate "C" not null default '';

alter table "price_option" add column if not exists "label_en_order" text collate "C" not null default '';

alter table "hospital" add column if not exists "name_order" text collate "C" not null default '';

alter table "hospital" add column if not exists "province_order" text collate "C" not null default '';

alter table "hospital" add column if not exists "city_order" text collate "C" not null default '';

alter table "hospital" add column if not exists "address_order" text collate "C" not null default '';

alter table "hospital" add column if not exists "contact_order" text collate "C" not null default '';

alter table "doctor" add column if not exists "name_order" text collate "C" not null default '';

alter table "doctor" add column if not exists "speciality_order" text collate "C" not null default '';

alter table "game" add column if not exists "name_order" text collate "C" not null default '';

alter table "game" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "device" add column if not exists "name_order" text collate "C" not null default '';

alter table "report_subscription" add column if not exists "title_order" text collate "C" not null default '';

alter table "report_subscription" add column if not exists "report_order" text collate "C" not null default '';

alter table "notice" add column if not exists "title_order" text collate "C" not null default '';

alter table "application_mail" add column if not exists "title_order" text collate "C" not null default '';

alter table "application_mail" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "news" add column if not exists "title_order" text collate "C" not null default '';

alter table "news" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "knowledge" add column if not exists "title_order" text collate "C" not null default '';

alter table "knowledge" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "knowledge" add column if not exists "tags_order" text collate "C" not null default '';

alter table "banner" add column if not exists "title_order" text collate "C" not null default '';

alter table "banner" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "title_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "age_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "age_en_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "type_order" text collate "C" not null default '';

alter table "case_success" add column if not exists "type_en_order" text collate "C" not null default '';

alter table "partner" add column if not exists "name_order" text collate "C" not null default '';

alter table "partner" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "animation" add column if not exists "title_order" text collate "C" not null default '';

alter table "animation" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "help" add column if not exists "name_order" text collate "C" not null default '';

alter table "user_help" add column if not exists "name_order" text collate "C" not null default '';

alter table "gray_publish" add column if not exists "name_order" text collate "C" not null default '';

alter table "data_request" add column if not exists "applicant_order" text collate "C" not null default '';

alter table "operator" add column if not exists "name_order" text collate "C" not null default '';

alter table "role" add column if not exists "name_order" text collate "C" not null default '';

alter table "role" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "menu" add column if not exists "title_order" text collate "C" not null default '';

alter table "menu" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "menu" add column if not exists "component_order" text collate "C" not null default '';

alter table "menu" add column if not exists "icon_order" text collate "C" not null default '';

alter table "dict_group" add column if not exists "label_order" text collate "C" not null default '';

alter table "dict_group" add column if not exists "label_en_order" text collate "C" not null default '';

alter table "dict" add column if not exists "label_order" text collate "C" not null default '';

alter table "dict" add column if not exists "label_en_order" text collate "C" not null default '';

alter table "saved_view" add column if not exists "title_order" text collate "C" not null default '';

alter table "saved_view" add column if not exists "page_order" text collate "C" not null default '';

alter table "serial_series" add column if not exists "name_order" text collate "C" not null default '';

alter table "card_type" add column if not exists "name_order" text collate "C" not null default '';

alter table "card_batch" add column if not exists "name_order" text collate "C" not null default '';

alter table "picture" add column if not exists "name_order" text collate "C" not null default '';

alter table "picture" add column if not exists "tags_order" text collate "C" not null default '';

alter table "storage" add column if not exists "name_order" text collate "C" not null default '';

alter table "storage" add column if not exists "folder_order" text collate "C" not null default '';

alter table "wx_binding" add column if not exists "reason_order" text collate "C" not null default '';

alter table "api_token" add column if not exists "name_order" text collate "C" not null default '';

alter table "webhook" add column if not exists "name_order" text collate "C" not null default '';

create index if not exists "patient_name_order_idx" on "patient" ("name_order", "id");

create index if not exists "case_glasses_order_idx" on "case" ("glasses_order", "id");

create index if not exists "case_record_glasses_order_idx" on "case_record" ("glasses_order", "id");

create index if not exists "plan_template_name_order_idx" on "plan_template" ("name_order", "id");

create index if not exists "project_name_order_idx" on "project" ("name_order", "id");

create index if not exists "project_type_name_order_idx" on "project_type" ("name_order", "id");

create index if not exists "price_option_label_order_idx" on "price_option" ("label_order", "id");

create index if not exists "hospital_name_order_idx" on "hospital" ("name_order", "id");

create index if not exists "doctor_name_order_idx" on "doctor" ("name_order", "id");

create index if not exists "game_name_order_idx" on "game" ("name_order", "id");

create index if not exists "device_name_order_idx" on "device" ("name_order", "id");

create index if not exists "report_subscription_title_order_idx" on "report_subscription" ("title_order", "id");

create index if not exists "notice_title_order_idx" on "notice" ("title_order", "id");

create index if not exists "application_mail_title_order_idx" on "application_mail" ("title_order", "id");

create index if not exists "news_title_order_idx" on "news" ("title_order", "id");

create index if not exists "knowledge_title_order_idx" on "knowledge" ("title_order", "id");

create index if not exists "banner_title_order_idx" on "banner" ("title_order", "id");

create index if not exists "case_success_title_order_idx" on "case_success" ("title_order", "id");

create index if not exists "partner_name_order_idx" on "partner" ("name_order", "id");

create index if not exists "animation_title_order_idx" on "animation" ("title_order", "id");

create index if not exists "help_name_order_idx" on "help" ("name_order", "id");

create index if not exists "user_help_name_order_idx" on "user_help" ("name_order", "id");

create index if not exists "gray_publish_name_order_idx" on "gray_publish" ("name_order", "id");

create index if not exists "data_request_applicant_order_idx" on "data_request" ("applicant_order", "id");

create index if not exists "operator_name_order_idx" on "operator" ("name_order", "id");

create index if not exists "role_name_order_idx" on "role" ("name_order", "id");

create index if not exists "menu_title_order_idx" on "menu" ("title_order", "id");

create index if not exists "dict_group_label_order_idx" on "dict_group" ("label_order", "id");

create index if not exists "dict_label_order_idx" on "dict" ("label_order", "id");

create index if not exists "saved_view_title_order_idx" on "saved_view" ("title_order", "id");

create index if not exists "serial_series_name_order_idx" on "serial_series" ("name_order", "id");

create index if not exists "card_type_name_order_idx" on "card_type" ("name_order", "id");

create index if not exists "card_batch_name_order_idx" on "card_batch" ("name_order", "id");

create index if not exists "picture_name_order_idx" on "picture" ("name_order", "id");

create index if not exists "storage_name_order_idx" on "storage" ("name_order", "id");

create index if not exists "wx_binding_reason_order_idx" on "wx_binding" ("reason_order", "id");

create index if not exists "api_token_name_order_idx" on "api_token" ("name_order", "id");

create index if not exists "webhook_name_order_idx" on "webhook" ("name_order", "id");
